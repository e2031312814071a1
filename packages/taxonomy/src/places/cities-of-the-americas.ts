// ## country and zone of the lines below; a city | its other names
export const citiesOfTheAmericas = `
## US America/New_York
New York | NYC, New York City, Manhattan, Brooklyn, New York NY
Boston | Boston MA, Greater Boston
Cambridge MA
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
Norfolk
Virginia Beach
Charleston | Charleston SC
Portland ME | Portland Maine
Wilmington | Wilmington DE
Toledo
Akron
Dayton
Columbia SC | Columbia MD
Greenville
Savannah
Augusta GA
Chattanooga
Knoxville
Gainesville
Tallahassee
Sarasota
St. Petersburg FL
Boca Raton
West Palm Beach
Clearwater
Fort Myers
Worcester MA
Springfield MA
Waltham
Somerville
Lowell
Framingham
New Haven
Bridgeport
Syracuse
Ithaca
White Plains
Yonkers
Hoboken
Trenton
Cherry Hill
Allentown
Harrisburg
Scranton
Lancaster PA
Bethesda
Rockville
Silver Spring
Gaithersburg
Annapolis
Alexandria VA
Herndon
Tysons
Chantilly
Roanoke
Burlington VT
Manchester NH
Nashua
Asheville
Winston-Salem
Greensboro
Cary NC
Alpharetta
Marietta GA
Dearborn
Poughkeepsie
Long Island
## US America/Detroit
Detroit | Detroit MI
Ann Arbor | Ann Arbor MI
Grand Rapids | Grand Rapids MI
Lansing
Kalamazoo
Flint
Troy MI
## US America/Indiana/Indianapolis
Indianapolis | Indianapolis IN
Fort Wayne
South Bend
Bloomington IN
Lafayette IN
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
Little Rock
Bentonville
Naperville
Schaumburg
Rockford
Peoria
Champaign
Springfield IL
Green Bay
Appleton
Duluth
Bloomington MN
Cedar Rapids
Davenport
Sioux Falls
Fargo
Wichita
Overland Park
Topeka
Springfield MO
Fayetteville AR
Baton Rouge
Shreveport
Lafayette LA
Gulfport
Montgomery AL
Tuscaloosa
El Paso
Lubbock
Amarillo
Corpus Christi
Waco
Frisco TX
McKinney TX
Round Rock
The Woodlands
Lincoln NE
Murfreesboro
Franklin TN
Pensacola
## US America/Denver
Denver | Denver CO
Boulder | Boulder CO
Colorado Springs | Colorado Springs CO
Salt Lake City | SLC, Salt Lake
Lehi | Lehi UT
Provo | Provo UT
Albuquerque | Albuquerque NM
Fort Collins
Aurora CO
Cheyenne
Billings
Bozeman
Missoula
Santa Fe
Ogden
Las Cruces
## US America/Boise
Boise | Boise ID
## US America/Phoenix
Phoenix | Phoenix AZ
Scottsdale | Scottsdale AZ
Tempe | Tempe AZ
Tucson | Tucson AZ
Mesa AZ
Chandler AZ
Glendale AZ
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
Irvine | Irvine CA
Orange County
San Diego | San Diego CA
Las Vegas | Vegas, Las Vegas NV
Reno | Reno NV
Seattle | Seattle WA
Bellevue | Bellevue WA
Redmond | Redmond WA
Portland | Portland OR
Pasadena
Long Beach
Burbank
Culver City
El Segundo
Anaheim
Costa Mesa
Carlsbad
Riverside CA
San Bernardino
Bakersfield
Fresno
Stockton
Santa Barbara
Santa Rosa
Berkeley
Emeryville
Pleasanton
San Mateo
Foster City
South San Francisco
Cupertino
Milpitas
Santa Cruz
Tacoma
Spokane
Olympia WA
Kirkland
Bothell
Eugene OR
Salem OR
Hillsboro
Beaverton
Henderson NV
## US America/Anchorage
Anchorage | Anchorage AK
## US Pacific/Honolulu
Honolulu | Honolulu HI
## PR America/Puerto_Rico
San Juan | San Juan PR
## CA America/Toronto
Barrie
Vaughan
Richmond Hill
Saguenay
Lévis
Kanata
Niagara Falls
Toronto | Toronto ON, GTA Toronto
Mississauga | Mississauga ON
Ottawa | Ottawa ON
Waterloo
Kitchener | Kitchener-Waterloo
Hamilton ON | Hamilton Ontario
Montreal | Montréal, Montreal QC
Quebec City | Québec, Quebec
London Ontario | London ON
Markham
Brampton
Oakville
Burlington ON
Guelph
Kingston Ontario | Kingston ON
Laval
Sherbrooke
Gatineau
Oshawa
Windsor ON
Thunder Bay
Sudbury
Trois-Rivières | Trois-Rivieres
## CA America/Vancouver
Kamloops
Nanaimo
Abbotsford
Coquitlam
Prince George
New Westminster
Vancouver | Vancouver BC
Victoria | Victoria BC
Burnaby
Surrey BC
Kelowna
Richmond BC
## CA America/Edmonton
Calgary | Calgary AB
Edmonton | Edmonton AB
## CA America/Winnipeg
Winnipeg | Winnipeg MB
## CA America/Halifax
Saint John
Halifax | Halifax NS
Moncton
Fredericton
Charlottetown
## MX America/Mexico_City
Cuernavaca
Zapopan
Celaya
Irapuato
Mexico City | CDMX, Ciudad de México, Ciudad de Mexico
Guadalajara
Queretaro | Querétaro
Puebla | Puebla de Zaragoza
León Mexico
San Luis Potosí | San Luis Potosi
Aguascalientes
Toluca
Morelia
Veracruz
## MX America/Monterrey
Monterrey
## MX America/Tijuana
Tijuana | Tijuana BC
## MX America/Merida
Merida | Mérida
## BR America/Sao_Paulo
Sorocaba
Caxias do Sul
Juiz de Fora
Niterói
São Carlos
Barueri
Osasco
Sao Paulo | São Paulo, Sao Paolo
Rio de Janeiro | Rio
Belo Horizonte | BH Brazil
Curitiba | Curitiba PR
Porto Alegre | Porto Alegre RS
Florianopolis | Florianópolis
Brasilia | Brasília
Campinas | Campinas SP
Goiânia | Goiania
Vitória ES
Joinville
Blumenau
Londrina
Maringá | Maringa
Uberlândia | Uberlandia
Ribeirão Preto | Ribeirao Preto
São José dos Campos | Sao Jose dos Campos
Santos SP
## BR America/Recife
Recife | Recife PE
## BR America/Fortaleza
Fortaleza | Fortaleza CE
## BR America/Bahia
Salvador | Salvador Bahia
## AR America/Argentina/Buenos_Aires
Tandil
Buenos Aires | CABA, Capital Federal
La Plata
Mar del Plata
Bahía Blanca | Bahia Blanca
## AR America/Argentina/Cordoba
Cordoba | Córdoba Argentina
Rosario | Rosario Santa Fe
## AR America/Argentina/Mendoza
Mendoza
## CO America/Bogota
Cúcuta
Ibagué
Envigado
Santa Marta
Bogota | Bogotá
Medellin | Medellín
Cali | Santiago de Cali
Barranquilla
Bucaramanga
Pereira
Cartagena
Manizales
## CL America/Santiago
Santiago | Santiago de Chile
Valparaiso | Valparaíso
Concepción | Concepcion
Viña del Mar | Vina del Mar
Antofagasta
Temuco
## PE America/Lima
Lima
Arequipa
Trujillo
Cusco
## UY America/Montevideo
Montevideo
## EC America/Guayaquil
Quito
Guayaquil
## BO America/La_Paz
La Paz
Santa Cruz de la Sierra
## PY America/Asuncion
Asuncion | Asunción
## VE America/Caracas
Caracas
## CR America/Costa_Rica
San José | San Jose Costa Rica
## PA America/Panama
Panama City | Ciudad de Panamá
## GT America/Guatemala
Guatemala City | Ciudad de Guatemala
## SV America/El_Salvador
San Salvador
## HN America/Tegucigalpa
Tegucigalpa
San Pedro Sula
## NI America/Managua
Managua
## DO America/Santo_Domingo
Santo Domingo
## JM America/Jamaica
Kingston
## TT America/Port_of_Spain
Port of Spain | Port-of-Spain
`
