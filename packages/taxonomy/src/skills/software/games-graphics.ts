export const gamesGraphics = `
## domain < programming
Game development [game-development] | 4 | game dev, video game development, game programming, games development, video games
Game design [game-design] | 1.5 | level design, game mechanics, gameplay design, game designer skills | game-development
Gameplay programming [gameplay-programming] | 1 | gameplay systems, gameplay engineer skills | game-development
Game engine development [game-engines] | 0.8 | game engine, game engines, engine programming, id tech | game-development
Multiplayer networking [multiplayer] | 0.5 | netcode, multiplayer games, multiplayer game development | game-development
Game physics [game-physics] | 0.4 | physics engine | game-development
Game AI [game-ai] | 0.4 | behavior trees, npc ai, pathfinding | game-development
Live operations for games [live-ops] | 0.2 | liveops, live ops, game monetization | game-development
3D graphics [3d-graphics] | 2 | computer graphics, graphics programming, 3d rendering, !rendering, graphics engineering, real-time rendering | programming
Shader programming [shader-programming] | 0.8 | shaders, shader development | 3d-graphics
Ray tracing [ray-tracing] | 0.3 | path tracing, raytracing | 3d-graphics
3D modeling [3d-modeling] | 1.5 | 3d modelling, 3d design, 3d art, character modeling, 3d models | design
Texturing and rigging [texturing] | 0.3 | texture painting, !rigging, uv mapping, character rigging | 3d-modeling
Virtual reality [virtual-reality] | 1 | vr, vr development, oculus, oculus quest, meta quest, htc vive, steamvr | 3d-graphics
Augmented reality [augmented-reality] | 1 | ar development, mixed reality, extended reality, ar/vr, xr development | 3d-graphics
Geometry processing [computational-geometry] | 0.3 | computational geometry, mesh processing | 3d-graphics
Video streaming technology [video-streaming] | 0.8 | video streaming, live streaming, hls streaming, video encoding, video codecs, transcoding | programming
Audio programming [audio-programming] | 0.4 | audio development, sound design | programming
Pixel art [pixel-art] | 0.2 | sprite art, aseprite | game-design
## tool < game-development
!Unity [unity] | 4 | unity3d, unity 3d, unity engine, unity game engine, unity 2d, unity development | game-engines, c-sharp
Unreal Engine [unreal-engine] | 2.5 | !unreal, ue4, ue5, unreal engine 4, unreal engine 5, unreal engine 5.x | game-engines, cpp
Godot [godot] | 2 | godot engine | game-engines
CryEngine [cryengine] | 0.1 | cry engine | game-engines
GameMaker [gamemaker] | 0.3 | game maker studio, gamemaker studio, gml gamemaker | game-engines
Cocos2d [cocos2d] | 0.3 | cocos2d-x, cocos creator | game-engines
!Phaser [phaser] | 0.3 | phaser.js, phaserjs, phaser 3 | javascript, game-engines
LibGDX [libgdx] | 0.2 | lib gdx | java, game-engines
MonoGame [monogame] | 0.2 | xna, xna framework | c-sharp, game-engines
Defold [defold] | 0.1 | | lua, game-engines
Bevy [bevy] | 0.2 | bevy engine | rust, game-engines
SDL [sdl] | 0.5 | sdl2, simple directmedia layer | cpp
Pygame [pygame] | 0.6 | py game, pyxel | python
Roblox Studio [roblox] | 0.3 | roblox, roblox development | game-engines
Minecraft modding [minecraft-modding] | 0.1 | minecraft mods, spigot, bukkit, fabricmc | java, game-development
DirectX [directx] | 1.2 | direct3d, direct x, directx 11, directx 12, d3d11, d3d12, microsoft directx | 3d-graphics
OpenGL [opengl] | 3 | open gl, opengl es, open graphics library opengl | 3d-graphics
Vulkan [vulkan] | 0.6 | vulkan api | 3d-graphics
OpenXR [openxr] | 0.2 | open xr | virtual-reality
!Blender [blender] | 1.5 | blender 3d | 3d-modeling
Autodesk Maya [maya] | 1 | autodesk maya 3d, maya 3d, !maya | 3d-modeling
3ds Max [3ds-max] | 0.8 | 3d studio max, 3dsmax, autodesk 3ds max | 3d-modeling
ZBrush [zbrush] | 0.3 | z brush, mudbox | 3d-modeling
Cinema 4D [cinema-4d] | 0.4 | c4d, cinema4d | 3d-modeling
!Houdini [houdini] | 0.3 | sidefx houdini | 3d-modeling
Substance Painter [substance-painter] | 0.3 | substance designer, adobe substance, !substance | texturing
Nuke compositing [nuke] | 0.2 | foundry nuke, vfx compositing, !nuke | motion-graphics
NVIDIA Omniverse [omniverse] | 0.1 | omniverse | simulation
V-Ray [v-ray] | 0.3 | vray, lumion, enscape | 3d-modeling
Steamworks [steamworks] | 0.2 | steam sdk, steam platform | game-development
PlayFab [playfab] | 0.1 | azure playfab, gamelift, nakama server | game-development, multiplayer
Console development [console-development] | 0.2 | playstation development, xbox development, nintendo switch development, ps5 sdk | game-development
## tool < game-development
FFmpeg [ffmpeg] | 1.2 | ff mpeg | video-streaming
GStreamer [gstreamer] | 0.3 | g streamer | video-streaming
FMOD [fmod] | 0.2 | fmod studio | audio-programming
Wwise [wwise] | 0.2 | audiokinetic wwise | audio-programming
JUCE [juce] | 0.1 | juce framework | audio-programming, cpp
SFML [sfml] | 0.2 | simple and fast multimedia library | cpp
LÖVE 2D [love2d] | 0.1 | love2d, löve2d | lua, game-engines
Solar2D [solar2d] | 0.1 | corona sdk | lua, game-engines
Photon Engine [photon] | 0.2 | photon unity networking, photon pun, !photon | multiplayer
O3DE [o3de] | 0.1 | amazon lumberyard, lumberyard | game-engines
Vuforia | 0.2 | vuforia engine | augmented-reality
HoloLens | 0.2 | microsoft hololens, windows mixed reality | augmented-reality
PhysX [physx] | 0.1 | | game-physics
Havok | 0.1 | havok physics | game-physics
Digital twins | 0.4 | digital twin, digital twin simulation | simulation
Photogrammetry | 0.2 | structure from motion | computational-geometry
Point clouds [point-clouds] | 0.2 | point cloud, point cloud library, pcl library, point cloud processing, open3d | computational-geometry
OpenUSD [openusd] | 0.1 | pixar usd, universal scene description | 3d-graphics
SpeedTree [speedtree] | 0.1 | | 3d-modeling
Marvelous Designer [marvelous-designer] | 0.1 | clo3d | 3d-modeling
`
