export { hotelGraph as default } from './hotel-structured-data.ts'
