export const google = 'Google'
export const meta = 'Meta'
export const wouldReceiveTheseCountsToo = (others: string) => ` ${others} would receive these counts too.`
export const allowAnalytics = 'Allow analytics'
export const noThanks = 'No thanks'
export const turnOff = 'Turn off'
export const theyAreOff = 'They are off.'
export const theyStayOffUnless = 'They stay off unless you allow them.'

export const analyticsAreOn = 'Analytics are on'
export const mayWeUseAnalytics = 'May we use analytics?'

export const credit = (credits: string) => `Credit: ${credits}`

export const pageDidNotWork = 'A page did not work'
export const somethingWentWrong = 'Something went wrong'
export const somethingWentWrongOnOurSide = 'Something went wrong on our side'
export const goToHome = 'Go to home'
export const reportFeedback = 'Report feedback'
export const weCouldNotShow = (supportPhone: string) =>
  `We could not show this page. If you were booking or paying, check My Bookings before you try again: it shows what you have booked and paid. You can also call ${supportPhone}, day or night.`
export const pageNotFound = 'Page not found'
export const weCouldNotFind = 'We could not find this page'
export const addressMayBeOld = 'The address may be old or mistyped.'

export const whatWereYouDoing = 'What were you doing?'
export const weCanSeeWhichPage = 'We can see which page failed and how. Please leave out names and numbers.'
export const sendReport = 'Send report'
export const thankYouYourReportNumber = (ticket: string) => `Thank you. Your report number is ${ticket}.`
export const quoteThisNumber = 'Quote this number if you call us about it.'

export const safetyAndLaw = 'Safety and law'
export const aboutUs = 'About Us'
export const team = 'Team'
export const joinUs = 'Join us'
export const blog = 'Blog'
export const loveForum = 'Love Forum'
export const referEarn = 'Refer & Earn'
export const getYourHotelListed = 'Get your hotel Listed'
export const terms = 'Terms'
export const privacy = 'Privacy'
export const refundsCancellations = 'Refunds/​Cancellations'

export const instagram = 'Instagram'
export const facebook = 'Facebook'
export const footer = 'Footer'
export const findUs = 'Find us'

export const helpDidNotLoadCall = (supportPhone: string) => `Help did not load. Call ${supportPhone}, day or night.`
export const help = 'Help'

export const hideThisPage = 'Hide this page'

export const menu = 'Menu'

export const myData = 'My data'
export const myProfile = 'My Profile'
export const closeMenu = 'Close menu'
export const loginSignUp = 'Login/Sign-up'
export const creditWhenYouJoin = (signUpCredit: string) => `${signUpCredit} credit when you join`
export const logout = 'Logout'

export const today = 'Today'
export const goBack = 'Go back'

export const needHelpDayOrNight = 'Need help? Day or night'

export const allPagesAndContact = 'All pages and contact'

export const main = 'Main'

export const downloadApp = 'Download App'
export const joinUsInSiteLinks = 'Join Us'

export const androidAndIosIcon = 'Android and iOS. The icon and its messages stay neutral.'
export const closeAppOffer = 'Close the app offer'

export const yourBookingsAndVouchers = 'Your bookings and vouchers at hand. The icon and its messages stay neutral.'
