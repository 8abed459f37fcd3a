import sharp from 'sharp';
const [out,h,...files]=process.argv.slice(2);
const H=+h; let x=0; const parts=[];
for(const f of files){const b=await sharp(f).resize({height:H}).png().toBuffer();const m=await sharp(b).metadata();parts.push({input:b,left:x,top:0});x+=m.width+8;}
await sharp({create:{width:x,height:H,channels:3,background:'#f0f'}}).composite(parts).png().toFile(out);
