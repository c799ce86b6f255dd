import "#ui/base.css";
