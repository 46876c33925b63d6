export { default } from './hotel-album.tsx'
