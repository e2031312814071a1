export const creativeMedia = `
## domain < graphic-design
Print production | 1.5 | brochures, brochure design, posters, flyers, business cards, print media, page layout, packaging design, print materials, signage, prepress, pre-press, print collateral, magazine layout, book covers, print ads, brochure
Art direction | 1 | creative direction, art directors, creative concepts, creative development, creative design, design concepts, concept design, visual concepts, conceptual design
Storyboarding | 1 | illustrations, sketches, drawing and illustration, hand drawing, storyboards, concept art, character design, technical illustration, sketching
Fashion design | 0.6 | textile design, apparel design, garment construction, tech packs, pattern making, fashion illustration, textiles, draping
Interior design | 0.8 | interior architecture, furniture design, color schemes, interior designers, lighting design, interior spaces
Exhibit design | 0.4 | exhibition design, trade show displays, display design, visual merchandising, window displays, retail displays
## domain
Audio production [audio-production] | 1 | audio editing, audio recording, sound editing, sound mixing, audio mixing, recording studio, podcasting, podcasts, audio systems, music production, sound systems
Broadcast production [broadcasting] | 1 | broadcasting, television production, radio broadcasting, live broadcasts, newscasts, broadcast television, news production, studio production, master control, radio production
News reporting [journalism] | 1 | journalism, news stories, feature stories, feature articles, investigative reporting, ap style, news articles, magazine articles
Book and magazine publishing [publishing-work] | 1 | publishing, book publishing, magazine publishing, digital publishing, e-books, ebooks, electronic publishing, editorial calendar, editorial calendars, online publishing
Multimedia production | 1 | digital content, multimedia, new media, online media, digital media production, multimedia presentations, media production, rich media, multimedia content, interactive media
Digital advertising [digital-advertising] | 1.2 | online advertising, display advertising, banner ads, ad campaigns, media buying, media planning, ad operations, paid media, ad copy, advertising sales, ad sales
`
