export const addPhoto = 'फ़ोटो डालिए'
export const removePhoto = (place: number) => `फ़ोटो ${place} हटाइए`
