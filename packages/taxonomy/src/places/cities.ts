import type { City } from '../types.ts'

// ## country and zone of the lines below; a city, then its other names
const table = `
## US America/New_York
New York | NYC, New York City, Manhattan, Brooklyn, New York NY
Boston | Boston MA, Greater Boston, Cambridge MA
Washington | Washington DC, Washington D.C., DC Metro
Philadelphia | Philly, Philadelphia PA
Pittsburgh | Pittsburgh PA
Baltimore | Baltimore MD
Atlanta | Atlanta GA
Charlotte | Charlotte NC
Raleigh | Raleigh NC, Raleigh-Durham, Research Triangle
Durham | Durham NC
Miami | Miami FL, South Florida
Orlando | Orlando FL
Tampa | Tampa FL, Tampa Bay
Jacksonville | Jacksonville FL
Fort Lauderdale | Ft. Lauderdale
Richmond | Richmond VA
Columbus | Columbus OH
Cleveland | Cleveland OH
Cincinnati | Cincinnati OH
Buffalo | Buffalo NY
Rochester | Rochester NY
Albany | Albany NY
Newark | Newark NJ
Jersey City | Jersey City NJ
Princeton | Princeton NJ
Hartford | Hartford CT
Stamford | Stamford CT
Providence | Providence RI
Reston | Reston VA
McLean | McLean VA
Arlington | Arlington VA
Norfolk | Virginia Beach
Charleston | Charleston SC
Portland ME | Portland Maine
Wilmington | Wilmington DE
## US America/Detroit
Detroit | Detroit MI
Ann Arbor | Ann Arbor MI
Grand Rapids | Grand Rapids MI
## US America/Indiana/Indianapolis
Indianapolis | Indianapolis IN
## US America/Kentucky/Louisville
Louisville | Louisville KY
## US America/Chicago
Chicago | Chicago IL, Chicagoland
Houston | Houston TX
Dallas | Dallas TX, Dallas-Fort Worth, DFW
Fort Worth | Ft. Worth
Austin | Austin TX
San Antonio | San Antonio TX
Plano | Plano TX
Irving | Irving TX
Minneapolis | Minneapolis MN, Twin Cities
St. Paul | Saint Paul MN
St. Louis | Saint Louis, St Louis MO
Kansas City | Kansas City MO
Milwaukee | Milwaukee WI
Madison | Madison WI
Nashville | Nashville TN
Memphis | Memphis TN
New Orleans | New Orleans LA
Omaha | Omaha NE
Des Moines | Des Moines IA
Oklahoma City | OKC
Tulsa | Tulsa OK
Birmingham AL | Birmingham Alabama
Huntsville | Huntsville AL
Little Rock | Bentonville
## US America/Denver
Denver | Denver CO
Boulder | Boulder CO
Colorado Springs | Colorado Springs CO
Salt Lake City | SLC, Salt Lake
Lehi | Lehi UT
Provo | Provo UT
Albuquerque | Albuquerque NM
## US America/Boise
Boise | Boise ID
## US America/Phoenix
Phoenix | Phoenix AZ
Scottsdale | Scottsdale AZ
Tempe | Tempe AZ
Tucson | Tucson AZ
## US America/Los_Angeles
San Francisco | SF, San Fran, SF Bay Area, Bay Area, San Francisco Bay Area
Oakland | Oakland CA
San Jose | San Jose CA, Silicon Valley
Palo Alto | Palo Alto CA
Mountain View | Mountain View CA
Sunnyvale | Sunnyvale CA
Santa Clara | Santa Clara CA
Menlo Park | Menlo Park CA
Redwood City | Redwood City CA
Fremont | Fremont CA
Sacramento | Sacramento CA
Los Angeles | L.A., Los Angeles CA, Greater Los Angeles
Santa Monica | Santa Monica CA
Irvine | Irvine CA, Orange County
San Diego | San Diego CA
Las Vegas | Vegas, Las Vegas NV
Reno | Reno NV
Seattle | Seattle WA
Bellevue | Bellevue WA
Redmond | Redmond WA
Portland | Portland OR
## US America/Anchorage
Anchorage | Anchorage AK
## US Pacific/Honolulu
Honolulu | Honolulu HI
## PR America/Puerto_Rico
San Juan | San Juan PR
## CA America/Toronto
Toronto | Toronto ON, GTA Toronto
Mississauga | Mississauga ON
Ottawa | Ottawa ON
Waterloo | Kitchener, Kitchener-Waterloo
Hamilton ON | Hamilton Ontario
Montreal | Montréal, Montreal QC
Quebec City | Québec, Quebec
## CA America/Vancouver
Vancouver | Vancouver BC
Victoria | Victoria BC
## CA America/Edmonton
Calgary | Calgary AB
Edmonton | Edmonton AB
## CA America/Winnipeg
Winnipeg | Winnipeg MB
## CA America/Halifax
Halifax | Halifax NS
## MX America/Mexico_City
Mexico City | CDMX, Ciudad de México, Ciudad de Mexico
Guadalajara | Guadalajara Jalisco
Queretaro | Querétaro
Puebla | Puebla de Zaragoza
## MX America/Monterrey
Monterrey | Monterrey NL
## MX America/Tijuana
Tijuana | Tijuana BC
## MX America/Merida
Merida | Mérida
## BR America/Sao_Paulo
Sao Paulo | São Paulo, Sao Paolo
Rio de Janeiro | Rio
Belo Horizonte | BH Brazil
Curitiba | Curitiba PR
Porto Alegre | Porto Alegre RS
Florianopolis | Florianópolis
Brasilia | Brasília
Campinas | Campinas SP
## BR America/Recife
Recife | Recife PE
## BR America/Fortaleza
Fortaleza | Fortaleza CE
## BR America/Bahia
Salvador | Salvador Bahia
## AR America/Argentina/Buenos_Aires
Buenos Aires | CABA, Capital Federal
## AR America/Argentina/Cordoba
Cordoba | Córdoba Argentina
Rosario | Rosario Santa Fe
## AR America/Argentina/Mendoza
Mendoza | Mendoza Argentina
## CO America/Bogota
Bogota | Bogotá
Medellin | Medellín
Cali | Santiago de Cali
Barranquilla | Barranquilla Colombia
## CL America/Santiago
Santiago | Santiago de Chile
Valparaiso | Valparaíso
## PE America/Lima
Lima | Lima Peru
## UY America/Montevideo
Montevideo | Montevideo Uruguay
## EC America/Guayaquil
Quito | Quito Ecuador
Guayaquil | Guayaquil Ecuador
## BO America/La_Paz
La Paz | Santa Cruz de la Sierra
## PY America/Asuncion
Asuncion | Asunción
## VE America/Caracas
Caracas | Caracas Venezuela
## CR America/Costa_Rica
San José | San Jose Costa Rica
## PA America/Panama
Panama City | Ciudad de Panamá
## GT America/Guatemala
Guatemala City | Ciudad de Guatemala
## SV America/El_Salvador
San Salvador | San Salvador SV
## HN America/Tegucigalpa
Tegucigalpa | San Pedro Sula
## NI America/Managua
Managua | Managua Nicaragua
## DO America/Santo_Domingo
Santo Domingo | Santo Domingo DR
## JM America/Jamaica
Kingston | Kingston Jamaica
## TT America/Port_of_Spain
Port of Spain | Port-of-Spain
## GB Europe/London
London | Greater London, City of London, London UK
Manchester | Greater Manchester
Birmingham | Birmingham UK
Leeds | Leeds UK
Liverpool | Liverpool UK
Sheffield | Sheffield UK
Newcastle | Newcastle upon Tyne
Nottingham | Nottingham UK
Leicester | Leicester UK
Bristol | Bristol UK
Cambridge | Cambridge UK
Oxford | Oxford UK
Reading | Reading UK
Brighton | Brighton and Hove
Southampton | Southampton UK
Portsmouth | Portsmouth UK
Milton Keynes | Milton Keynes UK
Bath | Bath UK
York | York UK
Edinburgh | Edinburgh Scotland
Glasgow | Glasgow Scotland
Aberdeen | Aberdeen Scotland
Cardiff | Cardiff Wales
Belfast | Belfast Northern Ireland
## IE Europe/Dublin
Dublin | Baile Átha Cliath, Dublin Ireland
Cork | Cork Ireland
Galway | Galway Ireland
Limerick | Limerick Ireland
## DE Europe/Berlin
Berlin | Berlin Germany
Munich | München, Muenchen
Hamburg | Hamburg Germany
Frankfurt | Frankfurt am Main, Frankfurt/Main
Cologne | Köln, Koeln
Stuttgart | Stuttgart Germany
Düsseldorf | Dusseldorf, Duesseldorf
Leipzig | Leipzig Germany
Dresden | Dresden Germany
Hanover | Hannover
Nuremberg | Nürnberg, Nuernberg
Karlsruhe | Karlsruhe Germany
Mannheim | Heidelberg, Walldorf
Dortmund | Essen, Ruhr area
Bonn | Bonn Germany
Bremen | Bremen Germany
Darmstadt | Darmstadt Germany
Aachen | Aachen Germany
Freiburg | Freiburg im Breisgau
## AT Europe/Vienna
Vienna | Wien
Graz | Graz Austria
Linz | Linz Austria
Salzburg | Salzburg Austria
Innsbruck | Innsbruck Austria
## CH Europe/Zurich
Zurich | Zürich, Zuerich
Geneva | Genève, Genf
Basel | Bâle
Bern | Berne
Lausanne | Lausanne Switzerland
Zug | Zug Switzerland
Lugano | Lugano Switzerland
## FR Europe/Paris
Paris | Île-de-France, Paris France
Lyon | Lyons
Toulouse | Toulouse France
Marseille | Marseilles
Bordeaux | Bordeaux France
Nantes | Nantes France
Lille | Lille France
Nice | Sophia Antipolis, Nice France
Grenoble | Grenoble France
Rennes | Rennes France
Strasbourg | Strasbourg France
Montpellier | Montpellier France
## NL Europe/Amsterdam
Amsterdam | Amsterdam NL
Rotterdam | Rotterdam NL
The Hague | Den Haag, 's-Gravenhage
Utrecht | Utrecht NL
Eindhoven | Eindhoven NL
Delft | Delft NL
Groningen | Groningen NL
## BE Europe/Brussels
Brussels | Bruxelles, Brussel
Antwerp | Antwerpen
Ghent | Gent
Leuven | Louvain
## LU Europe/Luxembourg
Luxembourg City | Luxembourg-Ville
## ES Europe/Madrid
Madrid | Madrid Spain
Barcelona | Barcelona Spain
Valencia | València
Seville | Sevilla
Malaga | Málaga
Bilbao | Bilbao Spain
Zaragoza | Saragossa
Alicante | Alacant
Palma de Mallorca | Palma
## ES Atlantic/Canary
Las Palmas | Gran Canaria, Tenerife
## PT Europe/Lisbon
Lisbon | Lisboa
Porto | Oporto
Braga | Braga Portugal
Coimbra | Coimbra Portugal
Aveiro | Aveiro Portugal
## PT Atlantic/Madeira
Funchal | Madeira
## IT Europe/Rome
Rome | Roma
Milan | Milano
Turin | Torino
Bologna | Bologna Italy
Florence | Firenze
Naples | Napoli
Padua | Padova
Genoa | Genova
Pisa | Pisa Italy
Bari | Bari Italy
## GR Europe/Athens
Athens | Athina
Thessaloniki | Salonica
## CY Asia/Nicosia
Limassol | Lemesos
Nicosia | Lefkosia
## MT Europe/Malta
Valletta | Sliema, St. Julian's
## DK Europe/Copenhagen
Copenhagen | København, Kobenhavn
Aarhus | Århus
Odense | Odense Denmark
Aalborg | Aalborg Denmark
## SE Europe/Stockholm
Stockholm | Stockholm Sweden
Gothenburg | Göteborg, Goteborg
Malmö | Malmo
Lund | Lund Sweden
Uppsala | Uppsala Sweden
Linköping | Linkoping
## NO Europe/Oslo
Oslo | Oslo Norway
Bergen | Bergen Norway
Trondheim | Trondheim Norway
Stavanger | Stavanger Norway
## FI Europe/Helsinki
Helsinki | Helsingfors
Espoo | Espoo Finland
Tampere | Tampere Finland
Oulu | Oulu Finland
Turku | Turku Finland
## IS Atlantic/Reykjavik
Reykjavik | Reykjavík
## EE Europe/Tallinn
Tallinn | Tallinn Estonia
Tartu | Tartu Estonia
## LV Europe/Riga
Riga | Riga Latvia
## LT Europe/Vilnius
Vilnius | Vilnius Lithuania
Kaunas | Kaunas Lithuania
## PL Europe/Warsaw
Warsaw | Warszawa
Krakow | Kraków, Cracow
Wroclaw | Wrocław
Gdansk | Gdańsk, Tricity, Gdynia
Poznan | Poznań
Lodz | Łódź
Katowice | Katowice Poland
Lublin | Lublin Poland
Szczecin | Szczecin Poland
Rzeszow | Rzeszów
## CZ Europe/Prague
Prague | Praha
Brno | Brno Czechia
Ostrava | Ostrava Czechia
## SK Europe/Bratislava
Bratislava | Bratislava Slovakia
Kosice | Košice
## HU Europe/Budapest
Budapest | Budapest Hungary
Debrecen | Debrecen Hungary
Szeged | Szeged Hungary
## RO Europe/Bucharest
Bucharest | București, Bucuresti
Cluj-Napoca | Cluj
Iasi | Iași
Timisoara | Timișoara
Brasov | Brașov
## BG Europe/Sofia
Sofia | Sofia Bulgaria
Plovdiv | Plovdiv Bulgaria
Varna | Varna Bulgaria
## HR Europe/Zagreb
Zagreb | Zagreb Croatia
Split | Split Croatia
Osijek | Osijek Croatia
## SI Europe/Ljubljana
Ljubljana | Ljubljana Slovenia
Maribor | Maribor Slovenia
## RS Europe/Belgrade
Belgrade | Beograd
Novi Sad | Novi Sad Serbia
Nis | Niš
## BA Europe/Sarajevo
Sarajevo | Sarajevo Bosnia
Banja Luka | Banja Luka Bosnia
## MK Europe/Skopje
Skopje | Skopje Macedonia
## ME Europe/Podgorica
Podgorica | Podgorica Montenegro
## AL Europe/Tirane
Tirana | Tiranë
## MD Europe/Chisinau
Chisinau | Chișinău
## UA Europe/Kyiv
Kyiv | Kiev
Lviv | Lvov
Kharkiv | Kharkov
Odesa | Odessa
Dnipro | Dnepropetrovsk
## BY Europe/Minsk
Minsk | Minsk Belarus
## RU Europe/Moscow
Moscow | Moskva
Saint Petersburg | St. Petersburg, St Petersburg
Nizhny Novgorod | Kazan
## RU Asia/Yekaterinburg
Yekaterinburg | Ekaterinburg
## RU Asia/Novosibirsk
Novosibirsk | Novosibirsk Russia
## TR Europe/Istanbul
Istanbul | İstanbul
Ankara | Ankara Turkey
Izmir | İzmir
## GE Asia/Tbilisi
Tbilisi | Tbilisi Georgia
Batumi | Batumi Georgia
## AM Asia/Yerevan
Yerevan | Erevan
## AZ Asia/Baku
Baku | Bakı
## KZ Asia/Almaty
Almaty | Alma-Ata
Astana | Nur-Sultan
## UZ Asia/Tashkent
Tashkent | Toshkent
## KG Asia/Bishkek
Bishkek | Bishkek Kyrgyzstan
## IL Asia/Jerusalem
Tel Aviv | Tel-Aviv, Tel Aviv-Yafo
Jerusalem | Yerushalayim
Haifa | Haifa Israel
Herzliya | Ra'anana, Petah Tikva
## AE Asia/Dubai
Dubai | Dubai UAE
Abu Dhabi | Abu Dhabi UAE
Sharjah | Sharjah UAE
## SA Asia/Riyadh
Riyadh | Ar Riyadh
Jeddah | Jiddah
Dammam | Khobar, Al Khobar
## QA Asia/Qatar
Doha | Ad Dawhah
## KW Asia/Kuwait
Kuwait City | Al Kuwait
## BH Asia/Bahrain
Manama | Al Manamah
## OM Asia/Muscat
Muscat | Masqat
## JO Asia/Amman
Amman | Amman Jordan
## LB Asia/Beirut
Beirut | Beyrouth
## EG Africa/Cairo
Cairo | Al Qahirah
Alexandria | Alexandria Egypt
## MA Africa/Casablanca
Casablanca | Casa Morocco
Rabat | Rabat Morocco
## TN Africa/Tunis
Tunis | Tunis Tunisia
## DZ Africa/Algiers
Algiers | Alger
## NG Africa/Lagos
Lagos | Lagos Nigeria
Abuja | Abuja Nigeria
## GH Africa/Accra
Accra | Accra Ghana
## KE Africa/Nairobi
Nairobi | Nairobi Kenya
Mombasa | Mombasa Kenya
## UG Africa/Kampala
Kampala | Kampala Uganda
## RW Africa/Kigali
Kigali | Kigali Rwanda
## TZ Africa/Dar_es_Salaam
Dar es Salaam | Dar
## ET Africa/Addis_Ababa
Addis Ababa | Addis
## SN Africa/Dakar
Dakar | Dakar Senegal
## CI Africa/Abidjan
Abidjan | Abidjan Ivory Coast
## CM Africa/Douala
Douala | Yaoundé, Yaounde
## ZA Africa/Johannesburg
Johannesburg | Joburg, Sandton
Cape Town | Kaapstad
Durban | Durban South Africa
Pretoria | Tshwane
## ZW Africa/Harare
Harare | Harare Zimbabwe
## MU Indian/Mauritius
Port Louis | Ebene
## IN Asia/Kolkata
Bangalore | Bengaluru
Mumbai | Bombay, Navi Mumbai
Delhi | New Delhi, Delhi NCR, NCR
Gurgaon | Gurugram
Noida | Greater Noida
Hyderabad | Hyderabad India, Secunderabad
Chennai | Madras
Pune | Poona
Kolkata | Calcutta
Ahmedabad | Gandhinagar
Kochi | Cochin
Thiruvananthapuram | Trivandrum
Coimbatore | Coimbatore India
Jaipur | Jaipur India
Chandigarh | Mohali
Indore | Indore India
Nagpur | Nagpur India
Visakhapatnam | Vizag
Bhubaneswar | Bhubaneshwar
Lucknow | Lucknow India
Mysore | Mysuru
Surat | Vadodara, Baroda
## PK Asia/Karachi
Karachi | Karachi Pakistan
Lahore | Lahore Pakistan
Islamabad | Rawalpindi
## BD Asia/Dhaka
Dhaka | Dacca
Chittagong | Chattogram
## LK Asia/Colombo
Colombo | Colombo Sri Lanka
## NP Asia/Kathmandu
Kathmandu | Katmandu
## CN Asia/Shanghai
Beijing | Peking
Shanghai | Shanghai China
Shenzhen | Shenzhen China
Guangzhou | Canton
Hangzhou | Hangzhou China
Chengdu | Chengdu China
Nanjing | Nanjing China
Suzhou | Suzhou China
Wuhan | Wuhan China
Xi'an | Xian
Dalian | Dalian China
## HK Asia/Hong_Kong
Hong Kong City | Kowloon
## TW Asia/Taipei
Taipei | Taipei City
Hsinchu | Hsinchu Science Park
## JP Asia/Tokyo
Tokyo | Tōkyō
Osaka | Ōsaka
Yokohama | Yokohama Japan
Kyoto | Kyōto
Fukuoka | Fukuoka Japan
Nagoya | Nagoya Japan
## KR Asia/Seoul
Seoul | Seoul Korea, Pangyo
Busan | Pusan
## SG Asia/Singapore
Singapore City | Central Singapore
## MY Asia/Kuala_Lumpur
Kuala Lumpur | Petaling Jaya, Selangor, Cyberjaya
Penang | George Town
Johor Bahru | JB Malaysia
## ID Asia/Jakarta
Jakarta | DKI Jakarta
Bandung | Bandung Indonesia
Yogyakarta | Jogja
Surabaya | Surabaya Indonesia
## ID Asia/Makassar
Bali | Denpasar
## PH Asia/Manila
Manila | Metro Manila, Makati, Quezon City, Taguig, BGC
Cebu | Cebu City
Davao | Davao City
## TH Asia/Bangkok
Bangkok | Krung Thep
Chiang Mai | Chiangmai
## VN Asia/Ho_Chi_Minh
Ho Chi Minh City | HCMC, Saigon
Hanoi | Ha Noi
Da Nang | Danang
## KH Asia/Phnom_Penh
Phnom Penh | Phnom Penh Cambodia
## MM Asia/Yangon
Yangon | Rangoon
## AU Australia/Sydney
Sydney | Sydney NSW
Canberra | Canberra ACT
Newcastle NSW | Newcastle Australia
## AU Australia/Melbourne
Melbourne | Melbourne VIC
Geelong | Geelong VIC
## AU Australia/Brisbane
Brisbane | Brisbane QLD
Gold Coast | Gold Coast QLD
## AU Australia/Perth
Perth | Perth WA
## AU Australia/Adelaide
Adelaide | Adelaide SA
## AU Australia/Hobart
Hobart | Hobart TAS
## NZ Pacific/Auckland
Auckland | Auckland NZ
Wellington | Wellington NZ
Christchurch | Christchurch NZ
Hamilton | Hamilton NZ
Dunedin | Dunedin NZ
`

export const cities: readonly City[] = readCities()

function readCities(): City[] {
  const read: City[] = []
  let country = ''
  let timezone = ''
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('## ')) {
      ;[country = '', timezone = ''] = line.slice(3).split(' ')
      continue
    }
    const [name = '', aliases = ''] = line.split(' | ')
    read.push({ name, aliases: aliases.split(', '), country, timezone })
  }
  return read
}
