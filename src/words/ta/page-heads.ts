export const desk = 'ரிசப்ஷன்'
export const office = 'அலுவலகம்'
export const noConnection = 'இணைப்பு இல்லை'

export const signUp = 'சைன்-அப்'
export const signUpWithoutScript = 'JavaScript நிறுத்தப்பட்டுள்ளது. <link>அது இல்லாமல் சைன்-அப் செய்யுங்கள்</link>'
export const signUpWithPhone = (credit: string) =>
  `உங்கள் ஃபோன் எண்ணையும் ஒரு முறை OTP-யையும் கொண்டு சைன்-அப் செய்யுங்கள்: சேரும்போது ${credit} கிரெடிட். கடவுச்சொல் எதையும் நினைவில் வைத்திருக்கத் தேவையில்லை.`

export const skipToContent = 'நேராகப் பக்கத்துக்குச் செல்'
export const somethingWentWrong = 'எங்கள் தரப்பில் ஏதோ தவறு நடந்தது'
