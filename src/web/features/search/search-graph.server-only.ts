export { searchGraph as default } from './search-structured-data.ts'
