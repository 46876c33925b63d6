export { default } from './coupon-field.tsx'
