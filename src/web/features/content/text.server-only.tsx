export { default } from './text.tsx'
