export const whichId = 'எந்த ID?'
export const anyIsQuickest = 'இந்த மூன்றில் எதைக் காட்டினாலும் எளிதாக முடியும். ரிசப்ஷனில் அசலைக் காட்டுங்கள்.'
export const OTHER_IDS = {
  driving_licence: { name: 'ஓட்டுநர் உரிமம்', side: 'முன்பக்கம்' },
  voter_id: { name: 'வாக்காளர் ID', side: 'முன்பக்கம்' },
  passport: { name: 'பாஸ்போர்ட்', side: 'உங்கள் படம் உள்ள பக்கம்' },
}
export const noOtherId = 'வேறு ID இல்லையா?'
export const aadhaarCard = 'ஆதார் அட்டை'
export const aadhaarHint = 'அதன் எண்ணை நாங்கள் வைத்திருக்கக் கூடாது. எதுவும் அனுப்பும் முன் முதல் 8 இலக்கங்கள் உங்கள் ஃபோனிலேயே மறைக்கப்படும்'
export const panAndImages = 'PAN ஏற்கப்படாது. படங்கள் மட்டும்.'

export const coverYourNumber = 'உங்கள் எண்ணை மறையுங்கள்'
export const lookingForNumber = 'உங்கள் ஃபோனில் எண்ணைத் தேடுகிறோம். முதல் முறை சுமார் 2 MB ஆகும். நீங்களே கையால் மறைக்கலாம்.'
export const isNumberCovered = 'முதல் 8 இலக்கங்கள் மறைக்கப்பட்டன. ஏதாவது தெரிகிறதா என்று பாருங்கள். சதுரக் குறியீட்டையும் மறையுங்கள்.'
export const coverAgain = 'இப்போது எதுவும் மறைக்கப்படவில்லை. முதல் 8 இலக்கங்களை விரலால் மறையுங்கள்.'
export const numberNotFound = 'எண் கிடைக்கவில்லை. அதன் முதல் 8 இலக்கங்களையும் சதுரக் குறியீட்டையும் விரலால் மறையுங்கள்.'
export const coverWithFinger = 'எண்ணின் முதல் 8 இலக்கங்களையும் சதுரக் குறியீட்டையும் விரலால் மறையுங்கள்.'
export const pictureUnreadable = 'இந்த பிரவுசரால் படத்தைத் திறக்க முடியவில்லை. JPEG அல்லது PNG தேர்ந்தெடுங்கள்.'
export const stillReadable = 'அனுப்பவில்லை: முழு எண்ணை இன்னும் படிக்க முடிகிறது. முதல் 8 இலக்கங்களை மறையுங்கள்.'
export const coverByHand = 'கையால் மறைக்கிறேன்'
export const findItForMe = 'எண்ணை எனக்காகத் தேடு (சுமார் 2 MB)'
export const cardIsMasked = 'என் அட்டை மாஸ்க்டு: கடைசி நான்கு இலக்கங்கள் மட்டும் தெரியும்'
export const nothingHasLeft = 'இதுவரை உங்கள் ஃபோனிலிருந்து எதுவும் போகவில்லை. மறைத்த படம் மட்டும் போகும்.'
export const sendThisPicture = 'ஆம், இந்தப் படத்தை அனுப்பு'
export const checking = 'பார்க்கிறோம்...'
export const chooseAnotherPicture = 'வேறு படத்தைத் தேர்ந்தெடு'
export const showAnotherId = 'வேறு ID காட்டுகிறேன்'

export const tools = 'கருவிகள்'
export const brush = 'பிரஷ்'
export const uncover = 'நீக்கு'
export const undo = 'திரும்பு'
export const yourPicture = 'மறைத்த பகுதிகளுடன் உங்கள் படம்'
export const keysPaint = 'அம்புக்குறிகள் பிரஷை நகர்த்தும். ஸ்பேஸ் ஒரு புள்ளி, ஷிஃப்டுடன் அம்புக்குறி ஒரு கோடு வரையும்.'
