export { default } from '#web/features/reviews/reviews-section.tsx'
