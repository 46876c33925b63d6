export { default } from './logo.tsx'
