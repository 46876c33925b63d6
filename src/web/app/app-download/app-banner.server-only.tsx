export { default } from './app-banner.tsx'
