export { default } from './nothing-found.tsx'
