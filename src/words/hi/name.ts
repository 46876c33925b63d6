export const name = 'हिंदी'
export const readIn = 'हिंदी में पढ़ें'
