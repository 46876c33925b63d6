export { default } from './all-sold.tsx'
