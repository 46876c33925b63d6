import { type DemoCity, localities } from '../city.ts'

export const southernCities: readonly DemoCity[] = [
  {
    slug: 'bengaluru',
    name: 'Bengaluru',
    state: 'Karnataka',
    aliases: ['Bangalore', 'Bengalooru', 'बैंगलोर', 'பெங்களூர்'],
    lat: 12.9716,
    lng: 77.5946,
    priceLevel: 4,
    views: ['city', 'garden', 'lake', 'hills'],
    hotelCount: 72,
    localities: localities(`
      Koramangala 12.9352 77.6245 560034
      Indiranagar 12.9784 77.6408 560038
      Whitefield 12.9698 77.7500 560066
      Marathahalli 12.9569 77.7011 560037
      HSR Layout 12.9121 77.6446 560102
      Electronic City 12.8452 77.6602 560100
      Jayanagar 12.9308 77.5838 560041
      BTM Layout 12.9166 77.6101 560076
      MG Road 12.9756 77.6068 560001
      Hebbal 13.0358 77.5970 560024
      Yelahanka 13.1007 77.5963 560064
      Bellandur 12.9304 77.6784 560103
      Rajajinagar 12.9910 77.5540 560010
      Malleshwaram 13.0030 77.5690 560003
      Banashankari 12.9255 77.5468 560070
    `),
  },
  {
    slug: 'hyderabad',
    name: 'Hyderabad',
    state: 'Telangana',
    aliases: ['Cyberabad'],
    lat: 17.385,
    lng: 78.4867,
    priceLevel: 3,
    views: ['city', 'lake', 'fort', 'garden'],
    hotelCount: 66,
    localities: localities(`
      Banjara Hills 17.4126 78.4482 500034
      Jubilee Hills 17.4325 78.4073 500033
      Gachibowli 17.4401 78.3489 500032
      Madhapur 17.4483 78.3915 500081
      Kondapur 17.4622 78.3568 500084
      Begumpet 17.4440 78.4620 500016
      Ameerpet 17.4375 78.4483 500016
      Secunderabad 17.4399 78.4983 500003
      Kukatpally 17.4948 78.3996 500072
      Somajiguda 17.4230 78.4590 500082
      Abids 17.3930 78.4740 500001
      Hitech City 17.4435 78.3772 500081
      Shamshabad 17.2600 78.3960 501218
    `),
  },
  {
    slug: 'chennai',
    name: 'Chennai',
    state: 'Tamil Nadu',
    aliases: ['Madras', 'मद्रास', 'மெட்ராஸ்'],
    lat: 13.0827,
    lng: 80.2707,
    priceLevel: 3,
    views: ['city', 'sea', 'palms', 'garden'],
    hotelCount: 60,
    localities: localities(`
      T Nagar 13.0418 80.2341 600017
      Nungambakkam 13.0569 80.2425 600034
      Adyar 13.0012 80.2565 600020
      Velachery 12.9755 80.2207 600042
      Guindy 13.0067 80.2206 600032
      Egmore 13.0732 80.2609 600008
      Anna Nagar 13.0850 80.2101 600040
      Vadapalani 13.0500 80.2120 600026
      Mylapore 13.0339 80.2690 600004
      Sholinganallur 12.9010 80.2279 600119
      Thoraipakkam 12.9416 80.2362 600097
      Koyambedu 13.0694 80.1948 600107
      Porur 13.0382 80.1565 600116
    `),
  },
  {
    slug: 'kochi',
    name: 'Kochi',
    state: 'Kerala',
    aliases: ['Cochin', 'Ernakulam', 'कोचीन', 'கொச்சின்'],
    lat: 9.9312,
    lng: 76.2673,
    priceLevel: 3,
    views: ['palms', 'sea', 'garden', 'lake'],
    hotelCount: 32,
    localities: localities(`
      Fort Kochi 9.9658 76.2421 682001
      Mattancherry 9.9582 76.2590 682002
      Marine Drive 9.9816 76.2750 682031
      MG Road 9.9700 76.2850 682016
      Edappally 10.0261 76.3083 682024
      Kakkanad 10.0159 76.3419 682030
      Vyttila 9.9680 76.3180 682019
      Palarivattom 10.0060 76.3050 682025
      Kaloor 9.9970 76.2920 682017
      Aluva 10.1076 76.3516 683101
    `),
  },
  {
    slug: 'mysuru',
    name: 'Mysuru',
    state: 'Karnataka',
    aliases: ['Mysore', 'मैसूर', 'மைசூர்'],
    lat: 12.2958,
    lng: 76.6394,
    priceLevel: 2,
    views: ['garden', 'lake', 'hills', 'fort'],
    hotelCount: 24,
    localities: localities(`
      Devaraja Mohalla 12.3110 76.6520 570001
      Jayalakshmipuram 12.3200 76.6280 570012
      Gokulam 12.3290 76.6270 570002
      Vijayanagar 12.3300 76.6110 570017
      Kuvempunagar 12.2860 76.6210 570023
      Nazarbad 12.3060 76.6680 570010
      Lakshmipuram 12.2990 76.6480 570004
      Hebbal 12.3560 76.6050 570016
    `),
  },
]
