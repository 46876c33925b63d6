import type { StaffTextKind, StaffTextWords } from '#domain/desk/staff-text.ts'

export const TEXTS: Readonly<Record<StaffTextKind, (words: StaffTextWords) => string>> = {
  post: ({ moment, desk, link }) =>
    `டெஸ்கில் வேலை செய்ய உங்களுக்கு அழைப்பு (${moment}). ஏற்கவோ மறுக்கவோ: ${desk} நீங்கள் இல்லையா? ${link}`,
  pairing: ({ moment, link }) => `டெஸ்கில் ஒரு ஃபோன் இணைக்கப்பட்டது, ${moment}. நீங்கள் இல்லையா? ${link}`,
  passkey: ({ moment, link }) => `டெஸ்குக்கு பாஸ்கீ உருவாக்கப்பட்டது, ${moment}. நீங்கள் இல்லையா? ${link}`,
  not_me: ({ moment, link }) => `டெஸ்கில் ஒருவர் "நான் இல்லை" என்றார், ${moment}. பாருங்கள்: ${link}`,
  key: ({ moment, link }) => `டெஸ்கில் ஒரு நிரலுக்குச் சாவி உருவாக்கப்பட்டது, ${moment}. உங்களுக்குத் தெரியாதா? ${link}`,
  owes: ({ moment, link }) =>
    `எங்களுடன் உங்கள் கணக்கு பூஜ்யத்துக்குக் கீழே உள்ளது (${moment}). அடுத்த புக்கிங்குகள் சரிசெய்யும். பாருங்கள்: ${link}`,
}
