export const desk = 'Desk'
export const office = 'Office'
export const noConnection = 'No connection'

export const signUp = 'Sign up'
export const signUpWithoutScript = 'JavaScript is off. <link>Sign up without it</link>'
export const signUpWithPhone = (credit: string) =>
  `Sign up with your phone and a one-time password: ${credit} credit when you join, and no password to remember.`

export const skipToContent = 'Skip to content'
export const somethingWentWrong = 'Something went wrong on our side'
