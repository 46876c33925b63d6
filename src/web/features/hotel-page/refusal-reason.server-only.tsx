export { default } from './refusal-reason.tsx'
