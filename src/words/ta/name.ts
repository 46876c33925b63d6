export const name = 'தமிழ்'
export const readIn = 'தமிழில் படிக்க'
