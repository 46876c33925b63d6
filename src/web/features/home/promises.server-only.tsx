export { default } from './promises.tsx'
