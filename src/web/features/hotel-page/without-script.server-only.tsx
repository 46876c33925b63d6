export { default } from './without-script.tsx'
