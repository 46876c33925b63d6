export { default } from './free-times-list.tsx'
