export { default } from './hotel-trusts.tsx'
