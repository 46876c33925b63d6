export { default } from './hotel-facts.tsx'
