export { default } from './counting-answer.tsx'
