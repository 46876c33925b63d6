export { default } from './mark.tsx'
