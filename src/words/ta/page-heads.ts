export const desk = 'ரிசப்ஷன்'
export const office = 'அலுவலகம்'
export const noConnection = 'இணைப்பு இல்லை'

export const signUp = 'சைன்-அப்'
export const signUpWithoutScript = 'JavaScript நிறுத்தப்பட்டுள்ளது. <link>அது இல்லாமல் சைன்-அப் செய்யுங்கள்</link>'
export const signUpWithPhone = (credit: string) =>
  `ஃபோன், ஒரு முறைக் கடவுச்சொல் (OTP) மூலம் சைன்-அப் செய்யுங்கள்: சேரும்போது ${credit} கிரெடிட். நினைவில் வைக்கக் கடவுச்சொல் இல்லை.`

export const skipToContent = 'நேராகப் பக்கத்துக்குச் செல்'
export const somethingWentWrong = 'எங்கள் பக்கம் ஏதோ தவறு நடந்தது'
