export const onThisPage = 'इस पेज पर'

export const step = (number: number, heading: string) => `<hidden>कदम ${number}: </hidden>${heading}`
export const questionsAboutIt = 'इसके बारे में सवाल'
export const onlyInEnglish = 'यह पेज सिर्फ़ अंग्रेज़ी में है।'

export const englishDecides: string = 'यह पेज अंग्रेज़ी पेज का अनुवाद है। दोनों में फ़र्क हो, तो अंग्रेज़ी पेज मान्य है।'
