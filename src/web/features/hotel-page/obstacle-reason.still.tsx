export { default } from './obstacle-reason.tsx'
