export { default } from './record.tsx'
