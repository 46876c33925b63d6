export { default } from './similar-waiting.tsx'
