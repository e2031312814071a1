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
Little Rock
Bentonville
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
Irvine | Irvine CA
Orange County
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
Waterloo
Kitchener | Kitchener-Waterloo
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
Guadalajara
Queretaro | Querétaro
Puebla | Puebla de Zaragoza
## MX America/Monterrey
Monterrey
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
Mendoza
## CO America/Bogota
Bogota | Bogotá
Medellin | Medellín
Cali | Santiago de Cali
Barranquilla
## CL America/Santiago
Santiago | Santiago de Chile
Valparaiso | Valparaíso
## PE America/Lima
Lima
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
