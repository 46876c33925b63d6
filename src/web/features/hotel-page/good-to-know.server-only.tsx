export { default } from './good-to-know.tsx'
