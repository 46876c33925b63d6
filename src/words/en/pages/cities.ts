/**
 * Some sentences per city, by slug, about where couples stay. They say only what a map and a resident would confirm;
 * the numbers next to them come from the catalogue. A city without sentences shows only the numbers.
 */
export const CITY_LINES: Readonly<Record<string, string>> = {
  mumbai:
    'Stay near the train line you will use: Andheri and Santacruz for the airport and the western suburbs, Dadar and Chembur in the middle, Colaba and Fort for an evening by the sea. Crossing the city at six takes an hour or two, so a room nearby beats a view far away.',
  pune: 'Koregaon Park and Kalyani Nagar suit a dinner first and a room after. Baner, Wakad and Hinjawadi are closest to the offices in the west, Viman Nagar to the airport, Swargate and Shivajinagar to buses and trains.',
  goa: 'Calangute, Baga and Candolim are lively until late; Morjim and Palolem are quiet. Panaji and Margao suit a day between a train and the beach, and cost less when the season is high.',
  ahmedabad:
    'Most couples choose the west bank: Navrangpura, Vastrapur and Satellite are full of cafés and easy to reach. Gota and Chandkheda lie on the roads north, Maninagar has its own station. Gujarat is a dry state, so hotels here serve no alcohol without a permit.',
  udaipur:
    'Lal Ghat and Hanuman Ghat look at each other across Lake Pichola, along lanes too narrow for most cars. Fateh Sagar is calmer in the evening. Udaipole is handy for an early bus.',
  jaipur:
    'C Scheme and Bani Park are central and leafy, an easy ride from the station. Malviya Nagar, Jagatpura and Tonk Road are closer to the airport. Stay in Amer for a day around the fort.',
  delhi:
    'Nearly every locality here is a short ride from a Metro station, so check the line before the map. Mahipalpur is handy for flights, Paharganj and Karol Bagh for trains, Hauz Khas and Saket for an evening out in the south.',
  gurugram:
    'Cyber City and Udyog Vihar are near the offices and the Delhi border, MG Road and Golf Course Road for an evening out. Sohna Road is quieter and usually cheaper. Much of the city lies within reach of the Metro’s yellow line.',
  noida:
    'The low-numbered sectors around the Metro are good for shops and a film, the sixties for the offices. The three-digit sectors along the expressway are newer, quieter and easy to reach by car.',
  lucknow:
    'Go to Hazratganj for a walk and a kebab, Gomti Nagar and Vibhuti Khand for newer hotels. Charbagh and Alambagh are closest to trains and buses.',
  chandigarh:
    'Most couples stay in the central sectors, a short ride from the shops and the older bus terminal. Manimajra and the Industrial Area are closer to the railway station.',
  kolkata:
    'Park Street and Esplanade put an evening out within walking distance. Salt Lake, New Town and Rajarhat are near the offices and on the way to the airport. Choose Howrah Maidan for trains, Dum Dum for early flights.',
  bengaluru:
    'Traffic matters more than distance here: choose a room on your own side of the city. Koramangala and Indiranagar for an evening out, Whitefield, Marathahalli and Bellandur near the offices in the east, Hebbal and Yelahanka for the airport.',
  hyderabad:
    'Madhapur, Gachibowli and Kondapur are near the offices and the newest hotels. Banjara Hills and Jubilee Hills are good for an evening out, Secunderabad for trains. Shamshabad is by the airport, far from everything else.',
  chennai:
    'T Nagar, Nungambakkam and Egmore are in the middle, near shops and trains. Guindy and Velachery are quick to the airport, Sholinganallur and Thoraipakkam lie along the IT road. Koyambedu is the place for long-distance buses.',
  kochi:
    'Fort Kochi and Mattancherry invite slow walks, and the ferry there is half the pleasure. Marine Drive and MG Road are the busy centre, Kakkanad is near the offices, Aluva closer to the airport.',
  mysuru:
    'Nazarbad and Lakshmipuram are near the palace, Devaraja Mohalla near the market. Gokulam and Jayalakshmipuram are leafy and quiet. To see the palace lit up on a Sunday, book that evening early.',
}
