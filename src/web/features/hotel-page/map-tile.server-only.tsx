export { default } from './map-tile.tsx'
