export const reviewYourBooking = 'புக்கிங் சரிபார்ப்பு'
export const backToHotel = 'ஹோட்டலுக்குத் திரும்பு'
export const whatToPay = 'செலுத்த வேண்டியது'

export const soldOut = 'இந்த நேரம் நிரம்பிவிட்டது. உங்களிடம் பணம் எடுக்கப்படவில்லை. வேறு நேரத்தையோ வேறு ஹோட்டலையோ தேர்ந்தெடுங்கள்.'
export const notPossible = (reason: string) =>
  `${reason} உங்களிடம் பணம் எடுக்கப்படவில்லை. வேறு நேரத்தையோ வேறு ஹோட்டலையோ தேர்ந்தெடுங்கள்.`
export const checkAgain = 'மீண்டும் பார்'
export const scriptsAreOff = (supportPhone: string) =>
  `JavaScript நிறுத்தப்பட்டுள்ளது. அது இல்லாமல் புக் செய்யலாம்: “புக் செய்” ஓர் எளிய பக்கத்துக்குச் செல்லும். அல்லது <b>${supportPhone}</b> எண்ணை எந்த நேரமும் அழையுங்கள்: உங்களுக்காக நாங்கள் புக் செய்கிறோம்.`
export const pageHasNotStarted = (supportPhone: string) =>
  `இந்தப் பக்கத்தின் ஒரு பகுதி வராததால் “புக் செய்” இன்னும் வேலை செய்யவில்லை. இணைப்பைப் பார்த்து <again>பக்கத்தை மீண்டும் திறக்கவும்</again>, <plain>எளிய பக்கத்தில் புக் செய்யவும்</plain>, அல்லது <phone>${supportPhone}</phone> எண்ணை எந்த நேரமும் அழையுங்கள்: உங்களுக்காக நாங்கள் புக் செய்கிறோம்.`
export const youHaveBookedThisStay = (shortId: string) =>
  `<b>இந்தத் தங்கலை நீங்கள் புக் செய்துவிட்டீர்கள்.</b> புக்கிங் ${shortId}. இப்போது வேறு எதுவும் செலுத்த வேண்டாம். <link>இதே நேரத்துக்கு இன்னோர் அறை புக் செய்யுங்கள்</link>`
export const roomIsHeld = (time: string) =>
  `<b>அறை உங்களுக்காக ${time} வரை வைக்கப்பட்டுள்ளது.</b> நீங்கள் இன்னும் பணம் செலுத்தவில்லை. அறையை உறுதி செய்யப் பணம் செலுத்துங்கள், அல்லது தங்கலை மாற்றுங்கள்.`

export const cannotBeChanged = 'இந்தப் புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது.'
export const checkInTooClose = (windowHours: number) =>
  windowHours > 0
    ? `செக்-இன்னுக்கு ${windowHours} மணி நேரத்துக்கும் குறைவாக உள்ளது. நீங்கள் வராவிட்டால் ரீஃபண்ட் இல்லை.`
    : 'செக்-இன் நேரம் தொடங்கிவிட்டது. நீங்கள் வராவிட்டால் ரீஃபண்ட் இல்லை.'
export const canChangeInGrace = (minutes: number) =>
  `புக் செய்த <b>${minutes} நிமிடங்களுக்குள்</b> மாற்றலாம் அல்லது ரத்து செய்யலாம், முழு ரீஃபண்டுடன், ஹோட்டல் உங்களைச் செக்-இன் செய்யும் வரை. அதன் பிறகு புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது, ரீஃபண்டும் இல்லை.`
export const canChangeUntil = (moment: string) =>
  `<b>${moment}</b> வரை மாற்றலாம் அல்லது ரத்து செய்யலாம், முழு ரீஃபண்டுடன். அதன் பிறகு புக்கிங்கை மாற்றவோ ரத்து செய்யவோ முடியாது, ரீஃபண்டும் இல்லை.`
export const oncePaidNotCancelled = 'பணம் செலுத்திய பின் இந்தப் புக்கிங்கை ரத்து செய்ய முடியாது.'

export const change = 'மாற்று<hidden> தங்கலை</hidden>'

export const howToPay = 'எப்படிச் செலுத்துவது'
export const payAllNow = 'முழுவதும் இப்போது'
export const waysToPay = 'UPI, கார்டு அல்லது நெட் பேங்கிங்'
export const payAtHotel = 'ஹோட்டலில் பணம் செலுத்து'
export const hotelTakesPaymentAtDesk = 'இந்த ஹோட்டல் ரிசப்ஷனில் பணம் பெறுகிறது.'
export const payReservation = (rest: string) => `இப்போது முன்பணம் மட்டும், மீதி ஹோட்டலில் ${rest}`
export const amountNow = (amount: string) => `<price>${amount}</price> இப்போது`

export const whoIsStaying = 'யார் தங்குகிறார்கள்'
export const beenHereBefore = 'முன்பு வந்திருக்கிறீர்களா? <link>கிரெடிட்டைப் பயன்படுத்த லாகின் செய்யுங்கள்</link>'
export const asOnYourId = 'ID-இல் உள்ளபடி'
export const putLoveKit = 'அறையில் லவ் கிட் வையுங்கள்'
export const freeOfCharge = 'இலவசம்'
export const atDesk = 'ரிசப்ஷனில்'

export const signUpCredit = 'சைன்-அப் கிரெடிட்'
export const updatingBill = 'பில் புதுப்பிக்கப்படுகிறது'
export const yourBillToPayNow = (amount: string) => `உங்கள் பில்: இப்போது செலுத்த ${amount}`
export const totalInAll = (amount: string) => `<price>${amount}</price> <soft>மொத்தம்</soft>`
export const freeToCancel = 'இலவச ரத்து'
export const cannotBeCancelled = 'ரத்து செய்ய முடியாது'
export const heldForYou = 'உங்களுக்காக வைக்கப்பட்டுள்ளது'
export const bookedByYou = 'நீங்கள் புக் செய்தது'
export const notFreeAtThisTime = 'இந்த நேரத்தில் காலி இல்லை'

export const agreeByBooking = (legalAge: number) =>
  `புக் செய்வதன் மூலம் உங்கள் இருவருக்கும் வயது ${legalAge} அல்லது அதற்கு மேல் என்று சொல்கிறீர்கள், எங்கள் <terms>விதிமுறைகள்</terms>, <privacy>தனியுரிமைக் கொள்கை</privacy> இரண்டையும் ஏற்கிறீர்கள்.`
export const bookNow = 'புக் செய்'
export const pay = (amount: string) => `${amount} செலுத்து`
export const payPartNow = (amount: string) => `இப்போது ${amount} செலுத்து`
export const bookingStay = 'புக் செய்கிறோம்...'
export const openingPayment = 'பேமெண்ட் திறக்கிறது...'
export const seeFreeTimes = 'காலி நேரங்களைப் பார்'

export const seeUnpaidBookings = 'பணம் செலுத்தாத புக்கிங்குகளைப் பார்'
export const safeToPressAgain = (reason: string) => `${reason} “புக் செய்” பட்டனை மீண்டும் அழுத்தலாம்: இரண்டு முறை புக் ஆகாது.`
export const signedOut = 'நீங்கள் லாக்-அவுட் ஆகிவிட்டீர்கள். புக்கிங்கைத் தொடர லாகின் செய்யுங்கள்.'
export const bookingsHaveChanged = 'உங்கள் புக்கிங்குகள் இப்போதுதான் மாறின. எதுவும் புக் செய்யப்படவில்லை.'
export const billHasChanged = 'உங்கள் பில் மாறிவிட்டது. புக் செய்யும் முன் மீண்டும் பாருங்கள்.'

export const yourOtherBooking = 'உங்கள் மற்றொரு புக்கிங்'
export const bookAnotherRoomTitle = 'இன்னோர் அறை புக் செய்யவா?'
export const bookAnotherRoom = 'இன்னோர் அறை புக் செய்'
export const bookThisTooTitle = 'இதையும் புக் செய்யவா?'
export const bookThisToo = 'இதையும் புக் செய்'
export const youHaveRoomTonight = 'இன்றிரவு இங்கே உங்களுக்கு ஓர் அறை உள்ளது.'
export const youHaveRoomOn = (day: string) => `${day} அன்று இங்கே உங்களுக்கு ஓர் அறை உள்ளது.`
export const youHaveStayAt = (hotel: string) => `அந்த நேரத்தில் ${hotel}-இல் உங்களுக்கு ஒரு தங்கல் உள்ளது.`
export const stayIsBooked = (stay: string, shortId: string) => `${stay}. புக்கிங் ${shortId}.`
export const stayIsHeld = (stay: string, time: string) =>
  `${stay}. ${time} வரை உங்களுக்காக வைக்கப்பட்டுள்ளது, இன்னும் பணம் செலுத்தவில்லை.`
export const payForHeldRoom = (amount: string) => `அதற்கு ${amount} செலுத்து`
export const releaseAndBook = 'அதை விடுவித்து இதை புக் செய்'
export const releasing = 'விடுவிக்கிறோம்...'
export const doNotBook = 'புக் செய்ய வேண்டாம்'
