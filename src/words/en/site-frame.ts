/** The link to the start page, which shows our logo. */
export const productHome = (product: string) => `${product}, home`
/** The name of the navigation in the header. */
export const main = 'Main'
export const downloadApp = 'Download App'
export const team = 'Team'
export const joinUsInHeader = 'Join Us'
export const loveForum = 'Love Forum'
export const loginSignUp = 'Login/Sign-up'
export const myProfile = 'My Profile'
export const logout = 'Logout'

export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const credit = (amount: string) => `Credit: ${amount}`
export const creditWhenYouJoin = (credit: string) => `${credit} credit when you join`
export const myData = 'My data'
export const safetyAndLaw = 'Safety and law'

export const hideThisPage = 'Hide this page'
/** A hidden page's title and heading, above the date. It must reveal nothing. */
export const today = 'Today'
export const todaysDate = (now: Date) =>
  now.toLocaleDateString('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })
export const goBack = 'Go back'

export const help = 'Help'
export const helpDidNotLoad = (phone: string) => `Help did not load. Call ${phone}, day or night.`

export const allPagesAndContact = 'All pages and contact'
export const footer = 'Footer'
export const aboutUs = 'About Us'
export const joinUs = 'Join us'
export const blog = 'Blog'
export const referAndEarn = 'Refer & Earn'
export const getYourHotelListed = 'Get your hotel Listed'
export const terms = 'Terms'
export const privacy = 'Privacy'
export const refundsCancellations = 'Refunds/​Cancellations'
export const ourRecord = 'Our record'
export const howWeOrder = 'How we order hotels'
export const findUs = 'Find us'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
export const youtube = 'YouTube'
export const needHelp = 'Need help? Day or night'

/** The start of the sentence `partDidNotLoad`. */
export const theAppOffer = 'The app offer'
export const android = 'Android'
export const ios = 'iOS'
export const androidAndIos = 'Android and iOS. The icon and its messages stay neutral.'
export const bookingsAtHand = 'Your bookings and vouchers at hand. The icon and its messages stay neutral.'
export const closeAppOffer = 'Close the app offer'

/** The start of the sentence `partDidNotLoad`. */
export const theQuestion = 'The question'
export const mayWeUseAnalytics = 'May we use analytics?'
export const analyticsAreOn = 'Analytics are on'
export const whatWeWouldCount =
  'We would like to count which pages are opened and which steps are taken, to improve them: never with your name, number or booking.'
export const googleReceives = 'Google would receive these counts too.'
export const metaReceives = 'Meta would receive these counts too.'
export const googleAndMetaReceive = 'Google and Meta would receive these counts too.'
export const theyAreOff = 'They are off.'
export const theyStayOff = 'They stay off unless you allow them.'
export const allowAnalytics = 'Allow analytics'
export const noThanks = 'No thanks'
export const turnOff = 'Turn off'

export const somethingWentWrong = 'Something went wrong'
export const somethingWentWrongOnOurSide = 'Something went wrong on our side'
export const couldNotShowPage = (phone: string) =>
  `We could not show this page. If you were booking or paying, check My Bookings before you try again: it shows what you have booked and paid. You can also call ${phone}, day or night.`
export const goToHome = 'Go to home'
export const reportFeedback = 'Report feedback'
/** The subject of an email that a visitor writes to us. */
export const pageDidNotWork = 'A page did not work'
export const pageNotFound = 'Page not found'
export const couldNotFindPage = 'We could not find this page'
export const addressMayBeOld = 'The address may be old or mistyped.'

export const whatWereYouDoing = 'What were you doing?'
export const whatWeCanSee = 'We can see which page failed and how. Please leave out names and numbers.'
export const sendReport = 'Send report'
export const yourReportNumber = (ticket: string) => `Thank you. Your report number is ${ticket}.`
export const quoteThisNumber = 'Quote this number if you call us about it.'
