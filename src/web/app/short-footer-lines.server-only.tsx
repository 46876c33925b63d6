export { default } from './short-footer-lines.tsx'
