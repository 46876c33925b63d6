export { default } from './footer-columns.tsx'
