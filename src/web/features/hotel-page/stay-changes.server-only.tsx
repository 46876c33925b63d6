export { default } from './stay-changes.tsx'
