export const design = `
## domain < design
!Design [design] | 8 | visual communication, design skills | -
User experience design [ux-design-skill] | 8 | ux, ux design, user experience, user experience design ux, ui/ux, ux/ui, ui/ux design, user centered design, user-centered design, human centered design, human-centered design, usability, user experience (ux)
User interface design [ui-design] | 8 | ui design, user interface, gui design, user interfaces, graphical user interface design, interface design, gui development, graphical user interface gui design software, !ui
Interaction design [interaction-design] | 3 | ixd, interaction designer skills, microinteractions
Visual design [visual-design] | 3 | visual designer skills
Product design [product-design] | 4 | digital product design, product designer skills
Service design [service-design] | 1 | service blueprints, service blueprinting
UX research [ux-research] | 3 | user research, ux researcher skills, usability research, user interviews, design research, generative research | ux-design-skill
Usability testing [usability-testing] | 3 | user testing, usability tests, usability testing software, heuristic evaluation | ux-research
Wireframing [wireframing] | 4 | wireframes, wireframe, wire framing, low-fidelity wireframes, mockups, mock-ups, wire frames | ux-design-skill
Prototyping [prototyping] | 6 | rapid ui prototyping, interactive prototypes, clickable prototypes, high-fidelity prototypes, prototype development | ux-design-skill
Information architecture [information-architecture] | 2 | site maps, sitemaps | ux-design-skill
User personas [personas] | 1.5 | personas, user flows, empathy mapping | ux-research
Design systems [design-systems] | 3 | design system, component libraries, pattern libraries, style guides, design tokens | ui-design
Design thinking [design-thinking] | 3 | design thinking workshops, design sprints, design sprint | ux-design-skill
UX writing [ux-writing] | 0.8 | microcopy, content design | ux-design-skill
Graphic design [graphic-design] | 6 | graphics design, graphic designer skills, !graphics, print design, desktop publishing, graphic arts, layout design, poster design
Typography [typography] | 2 | font design, type design | graphic-design
Branding [branding] | 2.5 | brand identity, logo design, brand design, brand development, corporate identity, logos, logo creation, visual identity, identity design | graphic-design
Illustration [illustration] | 2 | digital illustration, vector illustration, !drawing | graphic-design
Motion graphics [motion-graphics] | 1.5 | motion design, motion graphic design, animated graphics | graphic-design
Animation [animation] | 2 | 2d animation, 3d animation, computer animation, character animation, visual effects, special effects, animations, stop motion | design
Web design [web-design] | 8 | website design, web designer skills, web page design, landing page design, site design, web graphics | ui-design
Mobile app design [mobile-design] | 2 | mobile design, mobile ui design, human interface guidelines, app design | ui-design
Video editing [video-editing] | 2.5 | video production, post production, videography, film editing, video post-production, video shoots, camera operation, video content, documentary production, promotional videos, video editing and production, cinematography, camera operator, film production, training videos, production assistant | design
Photography [photography] | 2 | photo editing, image editing, photo retouching, digital photography, image retouching, photo manipulation, color correction, colour correction, retouching, image manipulation, digital imaging, photo shoots, product photography, photojournalism, studio photography, event photography, portrait photography, photo shoot | design
Voice user interface design [vui-design] | 0.2 | conversational design, vui, conversation design | interaction-design
Industrial design [industrial-design] | 0.6 | industrial product design
## tool < design
Figma [figma] | 6 | figma design, figjam, figma prototyping | ui-design, prototyping
Penpot [penpot] | 0.1 | | ui-design, prototyping
!Rive [rive] | 0.1 | rive animations | motion-graphics
!Sketch [sketch] | 3 | sketch app, sketchapp, bohemian sketch | ui-design
Adobe XD [adobe-xd] | 3 | xd adobe, adobe experience design, !xd | ui-design, prototyping
InVision [invision] | 2 | invision studio, invision app, invision software | prototyping
Axure RP [axure] | 1.2 | axure, axure rp 9 | prototyping, wireframing
Zeplin [zeplin] | 1 | !avocode, zeplin.io | ui-design
Marvel app [marvel-app] | 0.3 | marvelapp, proto.io | prototyping
!Framer [framer] | 0.6 | framer x, framer.com | prototyping
Principle for Mac [principle-app] | 0.2 | principle app, origami studio, !principle | prototyping
!Lottie [lottie] | 0.4 | bodymovin, rive animation | animation
Adobe Creative Suite [adobe-creative-cloud] | 4 | adobe creative cloud, adobe cs5, adobe cs6, creative cloud, adobe suite, creative suite, adobe creative cloud software, adobe cs | graphic-design
Adobe Photoshop [photoshop] | 10 | photoshop, photo shop, adobe photo shop, ps photoshop | adobe-creative-cloud, graphic-design
Adobe Illustrator [illustrator] | 6 | !illustrator | adobe-creative-cloud, graphic-design
Adobe InDesign [indesign] | 3 | indesign | adobe-creative-cloud, graphic-design
Adobe After Effects [after-effects] | 2 | after effects, aftereffects | adobe-creative-cloud, motion-graphics
Adobe Premiere Pro [premiere] | 2 | premiere pro, adobe premiere | adobe-creative-cloud, video-editing
Adobe Lightroom [lightroom] | 1.2 | lightroom | photography
Adobe Fireworks [fireworks] | 0.8 | macromedia fireworks, !fireworks | web-design
Adobe Acrobat [acrobat] | 4 | acrobat, adobe acrobat pro, adobe reader, acrobat reader, adobe pdf, acrobat pro, adobe acrobat professional, adobe distiller | office-productivity
Final Cut Pro [final-cut-pro] | 1.2 | final cut, apple final cut pro, fcp | video-editing
DaVinci Resolve [davinci-resolve] | 0.5 | da vinci resolve | video-editing
CorelDRAW [coreldraw] | 1.2 | corel draw, corel, corel coreldraw graphics suite | graphic-design
GIMP [gimp] | 1.5 | gnu image manipulation program gimp, gnu image manipulation program | graphic-design
Inkscape [inkscape] | 0.8 | ink scape | graphic-design
Canva [canva] | 3 | canva pro | graphic-design
Affinity Designer [affinity] | 0.4 | affinity photo, affinity suite, !affinity | graphic-design
Maze user testing [maze] | 0.3 | maze testing, optimal workshop, !maze | usability-testing
Dovetail research [dovetail] | 0.2 | dovetail repository, !dovetail | ux-research
AutoCAD [autocad] | 3 | auto cad, autodesk autocad, autocad 2d, auto-cad, autocad lt | cad
SolidWorks [solidworks] | 2 | solid works, dassault systemes solidworks | cad
Onshape | 0.2 | on shape | cad
Tekla Structures [tekla] | 0.2 | tekla | cad
CATIA [catia] | 0.6 | catia v5, dassault systemes catia | cad
!Creo [creo] | 0.6 | ptc creo, pro/engineer, pro engineer, pro-e, ptc creo parametric, pro/e | cad
Siemens NX [siemens-nx] | 0.5 | unigraphics, nx cad | cad
Autodesk Inventor [inventor] | 0.8 | inventor cad, !inventor | cad
Autodesk Revit [revit] | 1.2 | revit, revit architecture | cad
SketchUp [sketchup] | 1 | google sketchup, trimble sketchup pro, trimble sketchup | cad
MicroStation [microstation] | 0.5 | bentley microstation, micro station | cad
ANSYS [ansys] | 0.8 | ansys fluent | simulation
Rhino 3D [rhino] | 0.4 | rhinoceros 3d, !rhino | cad
Windchill [windchill] | 0.4 | ptc windchill, enovia, arena plm, agile plm, oracle agile plm | plm
Computer-aided design [cad] | 3 | cad, cad software, cadd, computer aided design, cad drawing, computer aided design and drafting cadd software, !drafting, technical drawing
## tool < design
ProtoPie | 0.3 | proto pie | prototyping
QuarkXPress [quarkxpress] | 0.5 | quark xpress, !quark | graphic-design
PageMaker [pagemaker] | 0.2 | adobe pagemaker | graphic-design
iMovie [imovie] | 0.4 | apple imovie | video-editing
Avid Media Composer [avid] | 0.4 | avid editing, !avid | video-editing
!Procreate | 0.3 | procreate app | illustration
UserTesting [usertesting] | 0.4 | usertesting.com, userzoom, lookback | usability-testing
Fusion 360 [fusion-360] | 0.5 | autodesk fusion 360, autodesk fusion | cad
Building information modeling [bim] | 0.6 | bim, bim modeling, navisworks | cad
AutoCAD Civil 3D [civil-3d] | 0.4 | civil 3d, autodesk civil 3d, autodesk autocad civil 3d | autocad
Abaqus [abaqus] | 0.3 | simulia abaqus | finite-element-analysis
COMSOL [comsol] | 0.3 | comsol multiphysics | finite-element-analysis
Finite element analysis [finite-element-analysis] | 0.6 | fea, fem simulation, finite element method | simulation
Solid Edge [solid-edge] | 0.2 | siemens solid edge | cad
Teamcenter [teamcenter] | 0.4 | siemens teamcenter | plm
Grasshopper 3D [grasshopper] | 0.1 | grasshopper rhino | rhino
GD&T drafting [gd-and-t] | 0.3 | geometric dimensioning and tolerancing | cad
Journey mapping [journey-mapping] | 1 | customer journey mapping, journey maps, customer journey, user journeys | ux-research
Card sorting [card-sorting] | 0.3 | tree testing | information-architecture
`
