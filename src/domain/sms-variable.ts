/** The longest value of a variable in a registered SMS template, in characters. Links are exempt: carriers whitelist them. */
export const SMS_VARIABLE = 40
