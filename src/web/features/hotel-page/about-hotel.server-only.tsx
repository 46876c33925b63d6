export { default } from './about-hotel.tsx'
