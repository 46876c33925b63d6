export { siteGraph as default } from './site-structured-data.ts'
