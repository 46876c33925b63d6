export const otherLanguage = 'Read in English'
export const wrong = 'यह लिंक अधूरा है या अब काम नहीं करता। मैसेज से इसे फिर खोलें।'
export const again = 'फिर कोशिश करें'
