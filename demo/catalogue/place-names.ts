import type { Translated } from '#domain/languages.ts'

/** The languages of `PLACE_NAMES`. */
export const LANGUAGES_OF_NAMES: readonly Translated[] = ['hi', 'ta']

/** The names of the demo’s cities and localities in other languages, as `uncle cities import` reads them. */
export const PLACE_NAMES = `city,locality,hi,ta
delhi,,दिल्ली,டெல்லி
delhi,karol-bagh,करोल बाग़,கரோல் பாக்
delhi,paharganj,पहाड़गंज,பகர்கஞ்ச்
delhi,connaught-place,कनॉट प्लेस,கனாட் பிளேஸ்
delhi,lajpat-nagar,लाजपत नगर,லஜ்பத் நகர்
delhi,saket,साकेत,சாகேத்
delhi,hauz-khas,हौज़ ख़ास,ஹவுஸ் காஸ்
delhi,dwarka,द्वारका,துவாரகா
delhi,janakpuri,जनकपुरी,ஜனக்புரி
delhi,rohini,रोहिणी,ரோகிணி
delhi,mahipalpur,महिपालपुर,மகிபால்பூர்
delhi,greater-kailash,ग्रेटर कैलाश,கிரேட்டர் கைலாஷ்
delhi,nehru-place,नेहरू प्लेस,நேரு பிளேஸ்
delhi,pitampura,पीतमपुरा,பீதம்புரா
delhi,laxmi-nagar,लक्ष्मी नगर,லட்சுமி நகர்
delhi,east-of-kailash,ईस्ट ऑफ़ कैलाश,ஈஸ்ட் ஆஃப் கைலாஷ்
gurugram,,गुरुग्राम,குருகிராம்
gurugram,dlf-phase-1,डीएलएफ़ फ़ेज़ 1,டிஎல்எஃப் ஃபேஸ் 1
gurugram,dlf-phase-3,डीएलएफ़ फ़ेज़ 3,டிஎல்எஃப் ஃபேஸ் 3
gurugram,cyber-city,साइबर सिटी,சைபர் சிட்டி
gurugram,mg-road,एमजी रोड,எம்ஜி ரோடு
gurugram,sector-14,सेक्टर 14,செக்டர் 14
gurugram,sector-29,सेक्टर 29,செக்டர் 29
gurugram,sector-38,सेक्टर 38,செக்டர் 38
gurugram,sector-49,सेक्टर 49,செக்டர் 49
gurugram,sohna-road,सोहना रोड,சோஹ்னா ரோடு
gurugram,golf-course-road,गोल्फ़ कोर्स रोड,கோல்ஃப் கோர்ஸ் ரோடு
gurugram,udyog-vihar,उद्योग विहार,உத்யோக் விஹார்
noida,,नोएडा,நொய்டா
noida,sector-15,सेक्टर 15,செக்டர் 15
noida,sector-18,सेक्टर 18,செக்டர் 18
noida,sector-27,सेक्टर 27,செக்டர் 27
noida,sector-50,सेक्टर 50,செக்டர் 50
noida,sector-51,सेक्टर 51,செக்டர் 51
noida,sector-62,सेक्टर 62,செக்டர் 62
noida,sector-63,सेक्टर 63,செக்டர் 63
noida,sector-104,सेक्टर 104,செக்டர் 104
noida,sector-110,सेक्टर 110,செக்டர் 110
noida,sector-137,सेक्टर 137,செக்டர் 137
lucknow,,लखनऊ,லக்னோ
lucknow,gomti-nagar,गोमती नगर,கோமதி நகர்
lucknow,hazratganj,हज़रतगंज,ஹஸ்ரத்கஞ்ச்
lucknow,charbagh,चारबाग़,சார்பாக்
lucknow,alambagh,आलमबाग़,ஆலம்பாக்
lucknow,indira-nagar,इंदिरा नगर,இந்திரா நகர்
lucknow,aliganj,अलीगंज,அலிகஞ்ச்
lucknow,mahanagar,महानगर,மகாநகர்
lucknow,vibhuti-khand,विभूति खंड,விபூதி கண்ட்
lucknow,aashiana,आशियाना,ஆஷியானா
lucknow,jankipuram,जानकीपुरम,ஜானகிபுரம்
chandigarh,,चंडीगढ़,சண்டிகர்
chandigarh,sector-17,सेक्टर 17,செக்டர் 17
chandigarh,sector-22,सेक्टर 22,செக்டர் 22
chandigarh,sector-35,सेक्टर 35,செக்டர் 35
chandigarh,sector-43,सेक्टर 43,செக்டர் 43
chandigarh,sector-8,सेक्टर 8,செக்டர் 8
chandigarh,sector-26,सेक्टर 26,செக்டர் 26
chandigarh,industrial-area-phase-1,इंडस्ट्रियल एरिया फ़ेज़ 1,இண்டஸ்ட்ரியல் ஏரியா ஃபேஸ் 1
chandigarh,manimajra,मनीमाजरा,மணிமாஜ்ரா
chandigarh,sukhna-enclave,सुखना एन्क्लेव,சுக்னா என்க்ளேவ்
kolkata,,कोलकाता,கொல்கத்தா
kolkata,park-street,पार्क स्ट्रीट,பார்க் ஸ்ட்ரீட்
kolkata,salt-lake-sector-1,सॉल्ट लेक सेक्टर 1,சால்ட் லேக் செக்டர் 1
kolkata,salt-lake-sector-5,सॉल्ट लेक सेक्टर 5,சால்ட் லேக் செக்டர் 5
kolkata,new-town,न्यू टाउन,நியூ டவுன்
kolkata,ballygunge,बालीगंज,பாலிகஞ்ச்
kolkata,gariahat,गरियाहाट,கரியாஹாட்
kolkata,rajarhat,राजारहाट,ராஜர்ஹாட்
kolkata,esplanade,एस्प्लेनेड,எஸ்பிளனேடு
kolkata,howrah-maidan,हावड़ा मैदान,ஹவுரா மைதான்
kolkata,behala,बेहाला,பெஹாலா
kolkata,jadavpur,जादवपुर,ஜாதவ்பூர்
kolkata,dum-dum,दमदम,டம் டம்
bengaluru,,बेंगलुरु,பெங்களூரு
bengaluru,koramangala,कोरमंगला,கோரமங்கலா
bengaluru,indiranagar,इंदिरानगर,இந்திராநகர்
bengaluru,whitefield,व्हाइटफ़ील्ड,ஒயிட்ஃபீல்டு
bengaluru,marathahalli,मराठाहल्ली,மாரத்தஹள்ளி
bengaluru,hsr-layout,एचएसआर लेआउट,எச்எஸ்ஆர் லேஅவுட்
bengaluru,electronic-city,इलेक्ट्रॉनिक सिटी,எலக்ட்ரானிக் சிட்டி
bengaluru,jayanagar,जयनगर,ஜெயநகர்
bengaluru,btm-layout,बीटीएम लेआउट,பிடிஎம் லேஅவுட்
bengaluru,mg-road,एमजी रोड,எம்ஜி ரோடு
bengaluru,hebbal,हेब्बाल,ஹெப்பால்
bengaluru,yelahanka,येलहंका,எலஹங்கா
bengaluru,bellandur,बेलंदूर,பெல்லந்தூர்
bengaluru,rajajinagar,राजाजीनगर,ராஜாஜிநகர்
bengaluru,malleshwaram,मल्लेश्वरम,மல்லேஸ்வரம்
bengaluru,banashankari,बनशंकरी,பனசங்கரி
hyderabad,,हैदराबाद,ஹைதராபாத்
hyderabad,banjara-hills,बंजारा हिल्स,பஞ்சாரா ஹில்ஸ்
hyderabad,jubilee-hills,जुबली हिल्स,ஜூபிலி ஹில்ஸ்
hyderabad,gachibowli,गच्चीबावली,கச்சிபவுலி
hyderabad,madhapur,माधापुर,மாதாப்பூர்
hyderabad,kondapur,कोंडापुर,கொண்டாப்பூர்
hyderabad,begumpet,बेगमपेट,பேகம்பேட்
hyderabad,ameerpet,अमीरपेट,அமீர்பேட்
hyderabad,secunderabad,सिकंदराबाद,செகந்திராபாத்
hyderabad,kukatpally,कुकटपल्ली,குகட்பள்ளி
hyderabad,somajiguda,सोमाजीगुडा,சோமாஜிகுடா
hyderabad,abids,आबिड्स,அபிட்ஸ்
hyderabad,hitech-city,हाइटेक सिटी,ஹைடெக் சிட்டி
hyderabad,shamshabad,शमशाबाद,ஷம்ஷாபாத்
chennai,,चेन्नई,சென்னை
chennai,t-nagar,टी नगर,தி. நகர்
chennai,nungambakkam,नुंगमबक्कम,நுங்கம்பாக்கம்
chennai,adyar,अडयार,அடையாறு
chennai,velachery,वेलाचेरी,வேளச்சேரி
chennai,guindy,गिंडी,கிண்டி
chennai,egmore,एग्मोर,எழும்பூர்
chennai,anna-nagar,अन्ना नगर,அண்ணா நகர்
chennai,vadapalani,वडपलनी,வடபழனி
chennai,mylapore,मयलापुर,மயிலாப்பூர்
chennai,sholinganallur,शोलिंगनल्लूर,சோழிங்கநல்லூர்
chennai,thoraipakkam,तोरईपक्कम,துரைப்பாக்கம்
chennai,koyambedu,कोयंबेडु,கோயம்பேடு
chennai,porur,पोरूर,போரூர்
kochi,,कोच्चि,கொச்சி
kochi,fort-kochi,फ़ोर्ट कोच्चि,ஃபோர்ட் கொச்சி
kochi,mattancherry,मट्टनचेरी,மட்டாஞ்சேரி
kochi,marine-drive,मरीन ड्राइव,மரைன் டிரைவ்
kochi,mg-road,एमजी रोड,எம்ஜி ரோடு
kochi,edappally,एडपल्ली,இடப்பள்ளி
kochi,kakkanad,काक्कनाड,காக்கநாடு
kochi,vyttila,वायट्टिला,வைட்டிலா
kochi,palarivattom,पालारिवट्टम,பாலாரிவட்டம்
kochi,kaloor,कलूर,கலூர்
kochi,aluva,आलुवा,ஆலுவா
mysuru,,मैसूरु,மைசூரு
mysuru,devaraja-mohalla,देवराज मोहल्ला,தேவராஜ மொஹல்லா
mysuru,jayalakshmipuram,जयलक्ष्मीपुरम,ஜெயலட்சுமிபுரம்
mysuru,gokulam,गोकुलम,கோகுலம்
mysuru,vijayanagar,विजयनगर,விஜயநகர்
mysuru,kuvempunagar,कुवेंपुनगर,குவெம்புநகர்
mysuru,nazarbad,नज़रबाद,நஜர்பாத்
mysuru,lakshmipuram,लक्ष्मीपुरम,லட்சுமிபுரம்
mysuru,hebbal,हेब्बाल,ஹெப்பால்
mumbai,,मुंबई,மும்பை
mumbai,andheri-east,अंधेरी ईस्ट,அந்தேரி கிழக்கு
mumbai,andheri-west,अंधेरी वेस्ट,அந்தேரி மேற்கு
mumbai,bandra-west,बांद्रा वेस्ट,பாந்த்ரா மேற்கு
mumbai,juhu,जुहू,ஜுஹு
mumbai,powai,पवई,பவாய்
mumbai,lower-parel,लोअर परेल,லோயர் பரேல்
mumbai,colaba,कोलाबा,கொலாபா
mumbai,fort,फ़ोर्ट,ஃபோர்ட்
mumbai,dadar,दादर,தாதர்
mumbai,malad-west,मलाड वेस्ट,மலாட் மேற்கு
mumbai,borivali-west,बोरीवली वेस्ट,போரிவலி மேற்கு
mumbai,ghatkopar-east,घाटकोपर ईस्ट,காட்கோபர் கிழக்கு
mumbai,chembur,चेंबूर,செம்பூர்
mumbai,vile-parle-east,विले पार्ले ईस्ट,விலே பார்லே கிழக்கு
mumbai,santacruz-east,सांताक्रूज़ ईस्ट,சாந்தாகுரூஸ் கிழக்கு
pune,,पुणे,புனே
pune,koregaon-park,कोरेगाँव पार्क,கோரேகாவ் பார்க்
pune,kalyani-nagar,कल्याणी नगर,கல்யாணி நகர்
pune,viman-nagar,विमान नगर,விமான் நகர்
pune,baner,बाणेर,பாணேர்
pune,hinjawadi,हिंजवडी,ஹிஞ்சவாடி
pune,wakad,वाकड,வாகட்
pune,kharadi,खराडी,கராடி
pune,shivajinagar,शिवाजीनगर,சிவாஜிநகர்
pune,deccan-gymkhana,डेक्कन जिमखाना,டெக்கான் ஜிம்கானா
pune,aundh,औंध,ஔந்த்
pune,kothrud,कोथरूड,கோத்ரூட்
pune,hadapsar,हडपसर,ஹடப்சர்
pune,swargate,स्वारगेट,ஸ்வார்கேட்
pune,camp,कैंप,கேம்ப்
pune,magarpatta,मगरपट्टा,மகர்பட்டா
goa,,गोवा,கோவா
goa,calangute,कलंगुट,கலங்குட்
goa,candolim,कैंडोलिम,கண்டோலிம்
goa,baga,बागा,பாகா
goa,anjuna,अंजुना,அஞ்சுனா
goa,vagator,वागाटोर,வாகடோர்
goa,panaji,पणजी,பனாஜி
goa,arpora,अरपोरा,அர்போரா
goa,morjim,मोरजिम,மோர்ஜிம்
goa,mapusa,मापुसा,மாபுசா
goa,margao,मडगाँव,மார்கோ
goa,colva,कोलवा,கோல்வா
goa,palolem,पालोलेम,பாலோலெம்
ahmedabad,,अहमदाबाद,அகமதாபாத்
ahmedabad,navrangpura,नवरंगपुरा,நவரங்புரா
ahmedabad,satellite,सैटेलाइट,சாட்டிலைட்
ahmedabad,bodakdev,बोडकदेव,போடக்தேவ்
ahmedabad,prahlad-nagar,प्रह्लाद नगर,பிரகலாத் நகர்
ahmedabad,vastrapur,वस्त्रापुर,வஸ்த்ராபூர்
ahmedabad,maninagar,मणिनगर,மணிநகர்
ahmedabad,paldi,पालडी,பால்டி
ahmedabad,ellis-bridge,एलिस ब्रिज,எல்லிஸ் பிரிட்ஜ்
ahmedabad,thaltej,थलतेज,தல்தேஜ்
ahmedabad,chandkheda,चांदखेड़ा,சாந்த்கேடா
ahmedabad,gota,गोता,கோட்டா
udaipur,,उदयपुर,உதய்பூர்
udaipur,lal-ghat,लाल घाट,லால் காட்
udaipur,hanuman-ghat,हनुमान घाट,ஹனுமான் காட்
udaipur,fateh-sagar,फ़तेह सागर,ஃபதே சாகர்
udaipur,ambamata,अंबामाता,அம்பாமாதா
udaipur,hiran-magri,हिरण मगरी,ஹிரண் மக்ரி
udaipur,chetak-circle,चेतक सर्कल,சேதக் சர்க்கிள்
udaipur,udaipole,उदियापोल,உதய்போல்
udaipur,saheli-marg,सहेली मार्ग,சஹேலி மார்க்
udaipur,sukhadia-circle,सुखाड़िया सर्कल,சுகாடியா சர்க்கிள்
jaipur,,जयपुर,ஜெய்ப்பூர்
jaipur,c-scheme,सी स्कीम,சி ஸ்கீம்
jaipur,malviya-nagar,मालवीय नगर,மாளவியா நகர்
jaipur,vaishali-nagar,वैशाली नगर,வைஷாலி நகர்
jaipur,bani-park,बनी पार्क,பனி பார்க்
jaipur,raja-park,राजा पार्क,ராஜா பார்க்
jaipur,mansarovar,मानसरोवर,மானசரோவர்
jaipur,jagatpura,जगतपुरा,ஜகத்புரா
jaipur,tonk-road,टोंक रोड,டோங்க் ரோடு
jaipur,sindhi-camp,सिंधी कैंप,சிந்தி கேம்ப்
jaipur,amer,आमेर,ஆமேர்
jaipur,adarsh-nagar,आदर्श नगर,ஆதர்ஷ் நகர்
`
