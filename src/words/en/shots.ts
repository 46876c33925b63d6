export const addPhoto = 'Add photo'
export const removePhoto = (place: number) => `Remove photo ${place}`
