export { default } from './claims.tsx'
