export const addPhoto = 'படம் சேருங்கள்'
export const removePhoto = (place: number) => `படம் ${place}-ஐ நீக்குங்கள்`
